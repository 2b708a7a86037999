// The route table of the specification, spelled out. A path that is not here is the 404 page.
interface RouteEntry {
  id?: string;
  path?: string;
  index?: boolean;
  file: string;
}

const routes: RouteEntry[] = [
  { index: true, file: 'routes/home.tsx' },
  { path: '*', file: 'routes/not-found.tsx' },
];

export default routes;
