import { doorLoader } from '../screens/shell/door.server.ts';
import { Door, doorClientLoader, doorMeta } from '../screens/shell/door.tsx';

export const loader = doorLoader('/week');
export const clientLoader = doorClientLoader;
export const meta = doorMeta;
export default Door;
