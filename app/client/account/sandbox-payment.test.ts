import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useSandboxPayment } from './sandbox-payment.ts';

// A page that is drawn once keeps no state: here it stays from one drawing to the next.
const state = vi.hoisted(() => ({ is: null as unknown }));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: () => [state.is, (next: unknown) => (state.is = next)],
}));

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToasts();
});

test('a card that asks is asked once: the question goes with her answer, also where it was no', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { approved } = JSON.parse(body) as { approved?: boolean };
    sent.push(approved);
    return Response.json(
      approved === undefined ? { status: 'requires_action' } : { status: 'failed', message: 'Declined.' },
    );
  });
  const client = makeQueryClient();
  const setup = { clientSecret: 'pi_secret', intentType: 'payment_intent' } as never;
  const page = () => renderHook(client, () => useSandboxPayment(setup, () => undefined));
  page().pay('asks');
  await vi.waitFor(() => expect(page().isAsking).toBe(true));
  page().answer(false);
  expect(page().isAsking).toBe(false);
  await vi.waitFor(() => expect(shownToast()).toMatchObject({ title: 'Payment Failed' }));
  expect(sent).toEqual([undefined, false]);
});
