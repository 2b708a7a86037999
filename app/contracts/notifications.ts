import { z } from 'zod';
import { isPushEndpoint } from '../domain/delivery/push-endpoint.ts';
import { call } from './call.ts';
import { successAnswer, text } from './fields.ts';

// Notifications. All of it is about this device: the browser that this session is in.

/** Bytes in base64url or base64, as browsers and older libraries write them. */
const bytes = (length: number) =>
  text({ most: 128 })
    .regex(/^[\w+/-]+={0,2}$/)
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === length);

/** What PushSubscription.toJSON() gives. */
const pushSubscription = z.object({
  endpoint: text({ most: 1024 }).refine(
    isPushEndpoint,
    'The endpoint of the subscription is not that of a known push service.',
  ),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  expirationTime: z.number().nullish(),
});

export const getNotificationStatus = call({
  method: 'GET',
  path: '/api/notifications/status',
  answer: z.object({ subscribed: z.boolean() }),
});
/** What a browser subscribes with. 503 where no keys are set up. */
export const getVapidKey = call({
  method: 'GET',
  path: '/api/notifications/vapid-key',
  answer: z.object({ publicKey: z.string() }),
});
export const subscribePush = call({
  method: 'POST',
  path: '/api/notifications/subscribe',
  body: z.object({ subscription: pushSubscription }),
  answer: successAnswer,
});
export const unsubscribePush = call({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  answer: successAnswer,
});
/** 410 when the device does not listen any more. */
export const testPush = call({ method: 'POST', path: '/api/notifications/test', answer: successAnswer });
