import { allowedAddress, PUSH_HOSTS } from '../operations/allowed-hosts.ts';

/** An endpoint is user input: true for an address of a known push service only. */
export const isPushEndpoint = (endpoint: string): boolean => allowedAddress(endpoint, PUSH_HOSTS) !== null;
