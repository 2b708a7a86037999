import { keptReasons, reasonsOf } from '../../../app/domain/looks/stored-reasons.ts';
import { packed } from './packed.ts';

export const packedReasons = packed(keptReasons, reasonsOf);
