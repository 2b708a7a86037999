import { redirect } from '../framework/server.ts';

// Where a photo is shared to (public/manifest.webmanifest). The service worker takes it before it leaves the device; who
// has none is led to where she can choose it. Nothing is read here.
export const action = () => redirect('/profile', 303);
export const loader = () => redirect('/profile');
