import { screenLoader } from '../screens/shell/door.server.ts';
import { Door, screenClientLoader, screenMeta } from '../screens/shell/door.tsx';

export const loader = screenLoader('/build');
export const clientLoader = screenClientLoader;
export const meta = screenMeta;
export default Door;
