/** Draws what messengers show of a public link (1200 x 630, JPEG). */
export interface LinkPreviews {
  /**
   * @param picture JPEG of a whole person
   * @throws Error when it cannot be read
   */
  draw(picture: Uint8Array): Promise<Uint8Array>;
}
