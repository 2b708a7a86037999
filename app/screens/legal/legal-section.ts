/** One numbered part of a document: paragraphs, and lists where a paragraph is an array. */
export interface LegalSection {
  /** For links: '#deletion'. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}
export const DATED = 'October 2025';
