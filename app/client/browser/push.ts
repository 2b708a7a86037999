import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getNotificationStatus,
  getVapidKey,
  subscribePush,
  testPush,
  unsubscribePush,
} from '../../contracts/notifications.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import type { User } from '../../contracts/session.ts';
import { ApiError, failureText, isUnauthorized } from '../api/errors.ts';
import { cacheUser, USER_KEY } from '../account/session.ts';

const STATUS_KEY = ['/api/notifications/status'] as const;
const VAPID_KEY = ['/api/notifications/vapid-key'] as const;

/** 'unsupported' where the browser has no push; 'unknown' until the page runs in a browser. */
type PushPermission = NotificationPermission | 'unsupported' | 'unknown';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const read = (): PushPermission => (isSupported() ? Notification.permission : 'unsupported');

/** What she has allowed this browser; follows what she changes in its settings. */
export function usePushPermission(): PushPermission {
  const [permission, setPermission] = useState<PushPermission>('unknown');
  useEffect(() => {
    const look = () => setPermission(read());
    look();
    window.addEventListener('focus', look);
    window.addEventListener('push-permission', look);
    let status: PermissionStatus | undefined;
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        status = found;
        found.addEventListener('change', look);
      })
      .catch(() => undefined);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('push-permission', look);
      status?.removeEventListener('change', look);
    };
  }, []);
  return permission;
}

/** Whether this device hears of her outfits, and the key that it subscribes with; undefined while they load. */
export function usePushStatus(enabled: boolean): {
  subscribed: boolean | undefined;
  publicKey: string | undefined;
  /** No push keys are set up here. */
  isMissing: boolean;
} {
  const status = useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => callApi(getNotificationStatus, { signal }),
    enabled,
  });
  const key = useQuery({
    queryKey: VAPID_KEY,
    queryFn: ({ signal }) => callApi(getVapidKey, { signal }),
    enabled,
  });
  return { subscribed: status.data?.subscribed, publicKey: key.data?.publicKey, isMissing: key.isError };
}

/** URL-safe base64 to bytes. */
function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const base64 = publicKey.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

/** A subscription for another key (another deployment, a new pair) cannot be used by us any more. */
async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(publicKey);
  const there = await pushManager.getSubscription();
  if (there && sameBytes(there.options.applicationServerKey, applicationServerKey)) return there;
  await there?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The person said no, or has said so before. */
class PermissionDenied extends Error {
  constructor() {
    super('Notification permission denied');
    this.name = 'PermissionDenied';
  }
}

async function enable(publicKey: string | undefined): Promise<void> {
  const permission = await Notification.requestPermission();
  window.dispatchEvent(new Event('push-permission'));
  if (permission !== 'granted') throw new PermissionDenied();
  const key = publicKey ?? (await callApi(getVapidKey)).publicKey;
  const subscription = await subscribeBrowser(key);
  const { endpoint, keys, expirationTime } = subscription.toJSON();
  await callApi(subscribePush, {
    body: {
      subscription: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
        expirationTime: expirationTime ?? null,
      },
    },
  });
}

async function disable(): Promise<void> {
  await callApi(unsubscribePush);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Enable or disable on this device, and says how it went. */
export function useSwitchPush(publicKey: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => {
      if (!isSupported()) throw new Error('Push notifications not supported');
      return on ? enable(publicKey) : disable();
    },
    onSuccess: (_, on) => {
      client.setQueryData(STATUS_KEY, { subscribed: on });
      const user = client.getQueryData<User | null>(USER_KEY);
      if (on && user) cacheUser(client, { ...user, notificationsEnabled: true });
      showToast({ tone: 'good', title: on ? 'Notifications enabled' : 'Notifications disabled' });
    },
    onError: (error, on) => {
      void client.invalidateQueries({ queryKey: STATUS_KEY });
      if (!isUnauthorized(error)) showToast({ tone: 'bad', ...failureOf(error, on) });
    },
  });
}

function failureOf(error: Error, on: boolean): { title: string; description?: string } {
  if (error instanceof PermissionDenied) {
    return {
      title: 'Notification permission denied',
      description: 'Allow notifications for this site in your browser settings.',
    };
  }
  if (!isSupported()) return { title: 'Push notifications not supported' };
  if (!on) return { title: 'Could not disable notifications.' };
  const otherwise = 'Could not enable notifications. Please try again.';
  return { title: 'Notification Setup Failed', description: failureText(error, otherwise) };
}

/** "Send a test" to this device. 410: the browser does not listen any more. */
export function useTestPush() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(testPush),
    onSuccess: () => {
      showToast({
        tone: 'good',
        title: 'Test sent',
        description: 'It should arrive on this device in a moment.',
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const expired = error instanceof ApiError && error.status === 410;
      if (expired) void client.invalidateQueries({ queryKey: STATUS_KEY });
      showToast({
        tone: 'bad',
        title: expired ? 'Subscription Expired' : 'Test Failed',
        description: expired
          ? 'Your notification subscription expired. Please enable notifications again.'
          : failureText(error, 'Could not send the test notification. Please try again.'),
      });
    },
  });
}
