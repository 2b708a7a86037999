import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Icons as app/ui/art/flat-icon.tsx draws them, each imported from its own file: through the package's list of all of them
 * nobody could tell which page needs which (manual-chunks.ts).
 */
export function flatIcons(): Plugin {
  const folder = resolve('node_modules/lucide-react/dist/esm');
  const fileOf = new Map<string, string>();
  return {
    name: 'flat-icons',
    enforce: 'pre',
    buildStart() {
      const list = readFileSync(`${folder}/lucide-react.mjs`, 'utf8');
      for (const [, names = '', file = ''] of list.matchAll(/export \{(.+)\} from '\.\/(icons\/.+)';/g))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
          fileOf.set(name, `${folder}/${file}`);
    },
    resolveId: (id) =>
      id.endsWith('/createLucideIcon.mjs') ? resolve('app/ui/art/flat-icon.tsx') : undefined,
    transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return undefined;
      const direct = (name: string) => {
        const file = fileOf.get(name);
        if (!file) this.error(`lucide-react has no icon ${name}`);
        return `import ${name} from '${file}';`;
      };
      return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .flatMap((name) => (name.trim() ? direct(name.trim()) : []))
          .join(' '),
      );
    },
  };
}
