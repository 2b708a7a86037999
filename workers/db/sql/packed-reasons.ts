import { packReasons, unpackReasons } from '../../../app/domain/looks/stored-reasons.ts';
import { packed } from './packed.ts';

export const packedReasons = packed(packReasons, unpackReasons);
