// A router without a browser, for tests of screens.
export { StaticRouter } from 'react-router-dom/server';
