// The Worker that the workerd tests run in; tests call the API and the jobs themselves.
export default {
  fetch: () => new Response('tests only', { status: 404 }),
} satisfies ExportedHandler;
