import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'node_modules/**',
      // wrangler dev keeps its bundles beside each Worker, too.
      '**/.wrangler/**',
      '.cache/**',
      'public/**',
      'workers/worker-configuration.d.ts',
    ],
  },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Interfaces and type aliases both read well here; pixel loops index with `!` on purpose.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    // A promise that nobody waits for loses its error, and in a Worker its work.
    files: ['workers/**/*.ts', 'app/client/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts', '**/*.test.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-shadow': 'error',
    },
  },
  {
    // A function with more branches says on the line before why it is not two.
    files: ['workers/**/*.ts', 'app/client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { complexity: ['error', 15] },
  },
  {
    // A list of names in braces inside an object is the same list without them, and longer to read.
    files: ['workers/**/*.ts', 'app/{client,contracts,domain,film,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SpreadElement > ObjectExpression, SpreadElement > ArrayExpression',
          message: 'Write its values here.',
        },
      ],
    },
  },
  {
    // Time and chance are arguments in the domain (law 2).
    files: ['app/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'fetch',
        'setTimeout',
        'setInterval',
        'localStorage',
        'window',
        'document',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
        { object: 'performance', property: 'now' },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: { ...globals.node } },
  },
);
