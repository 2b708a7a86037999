import { join } from 'node:path';

/** There as long as what is built is a local build, whose dev-only doors are open; a production build takes it away. */
export const localStamp = (root: string): string => join(root, 'build/stamp');
