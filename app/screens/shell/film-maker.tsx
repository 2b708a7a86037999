import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { animationsQuery } from '../../client/film/animations.ts';
import { makeFilmHere, useFilmUnderWay } from '../../client/film/film-maker.ts';
import type { User } from '../../contracts/session.ts';

/** Makes the films that wait for a device: those she asked for, and the automatic one of the day. Shows nothing. */
export function FilmMaker({ user }: { user: User }) {
  const client = useQueryClient();
  const isBusy = useFilmUnderWay() !== null;
  const { data, dataUpdatedAt } = useQuery(animationsQuery);
  const waiting = data?.find(({ onDevice, status }) => onDevice && status === 'pending');
  const isDrawn = waiting?.outfit.editedImageUrl != null;
  useEffect(() => {
    if (isBusy || !waiting || !isDrawn || document.hidden) return;
    void makeFilmHere(client, waiting.id, user.temperatureUnit);
    // On every refetch: a film that another tab held may be free by now.
  }, [client, isBusy, waiting, isDrawn, user.temperatureUnit, dataUpdatedAt]);
  return null;
}
