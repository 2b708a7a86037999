/** True in builds made by `npm start`, `npm run dev` and the tests; false in what is deployed. Set by the bundlers. */
declare const __LOCAL_BUILD__: boolean;
