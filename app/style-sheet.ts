import light from './light.css?url';
import full from './styles.css?url';

/** Where the style of a page is. */
export const styleSheet = (isLight: boolean): string => (isLight ? light : full);
