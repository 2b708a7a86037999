/**
 * The page's one Trusted Types policy, made before any other script runs: scripts and workers come from this site alone, and no
 * text becomes markup. React writes one piece of it, where it makes a script element; a text without an element in it is none.
 */
export const TRUSTED_TYPES_SCRIPT = `window.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null,createHTML:h=>h==='<script><\\/script>'||!h.includes('<')?h:null})`;
