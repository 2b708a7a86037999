import { redirect } from '../framework/server.ts';
import { screenLoader } from '../screens/shell/door.server.ts';
import { Door, screenClientLoader, screenMeta } from '../screens/shell/door.tsx';

// Where pictures are shared to (public/manifest.webmanifest). The service worker takes them before they leave the device; who
// has none is led to where she can choose one. Nothing is read here.
export const action = () => redirect('/share-photo', 303);
export const loader = screenLoader('/share-photo');
export const clientLoader = screenClientLoader;
export const meta = screenMeta;
export default Door;
