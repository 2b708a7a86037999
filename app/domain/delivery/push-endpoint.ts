import { allowedAddress, PUSH_HOSTS } from '../operations/allowed-hosts.ts';

/** An endpoint is what a browser told us, so it is user input: true for an address of a known push service only. */
export const isPushEndpoint = (endpoint: string): boolean => allowedAddress(endpoint, PUSH_HOSTS) !== null;
