import { keptReasons, reasonsOf } from '../../app/domain/kept-reasons.ts';
import { packed } from './packed.ts';

export const packedReasons = packed(keptReasons, reasonsOf);
