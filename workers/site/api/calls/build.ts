import { readBuildDay, wearBuild as wearCall } from '../../../../app/contracts/own-looks/build.ts';
import { toOutfit } from '../../../db/looks/outfits.ts';
import { buildDay } from '../../../usecases/building/build-day.ts';
import { wearBuild } from '../../../usecases/building/wear-build.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export function mountBuild(api: Api): void {
  mountForSignedIn(api, readBuildDay, ({ app, user }) => buildDay(app, user));
  mountForSignedIn(api, wearCall, async ({ app, user, body }) => toOutfit(await wearBuild(app, user, body)));
}
