import { getCloset, type Closet } from '../../contracts/closet.ts';
import { callApi } from '../api/call-api.ts';

/** A file of its own: home asks for it late, with the contract that it brings along. */
export const fetchCloset = (signal: AbortSignal): Promise<Closet> => callApi(getCloset, { signal });
