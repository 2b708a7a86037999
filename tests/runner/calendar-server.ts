// Serves the feeds of the four calendars over HTTP to what runs in workerd, which can open no port itself.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { CALENDAR_FEEDS, feedFile } from '../samples/calendar-feeds.ts';

export default async function serve({ provide }: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    const feed = CALENDAR_FEEDS.find(({ name }) => request.url === `/${name}.ics`);
    if (!feed) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': feed.contentType });
    const file = feedFile(feed);
    // In pieces, of which some end inside a letter.
    for (let at = 0; at < file.length; at += 61) response.write(file.subarray(at, at + 61));
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  provide('calendarServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => void server.close();
}
