import { Door, doorClientLoader, doorLoader, doorMeta } from '../screens/shell/door.tsx';

export const loader = doorLoader('/admin');
export const clientLoader = doorClientLoader;
export const meta = doorMeta;
export default Door;
