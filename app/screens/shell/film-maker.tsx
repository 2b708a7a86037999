import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { animationsQuery } from '../../client/animations.ts';
import { makeFilmHere, useFilmUnderWay } from '../../client/film-maker.ts';
import type { User } from '../../contracts/session.ts';
import { isPaid } from '../../domain/plan.ts';

/** Until the page has settled. */
const AFTER_MS = 3_500;

/** Makes the films that wait for a device: those she asked for, and the automatic one of the day. Shows nothing. */
export function FilmMaker({ user }: { user: User }) {
  const client = useQueryClient();
  const [settled, setSettled] = useState(false);
  const isBusy = useFilmUnderWay() !== null;
  const { data, dataUpdatedAt } = useQuery({
    ...animationsQuery,
    enabled: settled && isPaid(user.subscriptionTier),
  });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const waiting = data?.find(({ onDevice, status }) => onDevice && status === 'pending');
  const isDrawn = waiting?.outfit.editedImageUrl != null;
  useEffect(() => {
    if (!settled || isBusy || !waiting || !isDrawn || document.hidden) return;
    void makeFilmHere(client, waiting.id, user.temperatureUnit);
    // With every look at the list: what another tab held may be free by now.
  }, [client, settled, isBusy, waiting, isDrawn, user.temperatureUnit, dataUpdatedAt]);
  return null;
}
