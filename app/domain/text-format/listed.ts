/** 'a, b and c'; 'a navy and gray shirt, and jeans': a comma where an 'and' is in a name. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const comma = items.some((item) => item.includes(' and ')) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${items.at(-1) ?? ''}`;
}
