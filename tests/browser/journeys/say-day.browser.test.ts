import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, PHONE, visit, WIDE } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// What is on today, in her own words: understood as chips, changed, and only then a look.

afterAll(closeBrowser);

const today = async (context: BrowserContext) =>
  (await (await context.request.get('/api/outfits/today')).json()) as Outfit;

test.each([
  ['on the phone', PHONE],
  ['on a wide screen', WIDE],
])(
  'three days in her own words, %s',
  async (_, window) => {
    const { page, context, complaints } = await visit({ window });
    await signUpMember(context, { settled: true });
    const first = await today(context);
    await page.goto('/');
    const line = page.getByRole('textbox', { name: "What's on today?" });
    const dress = page.getByRole('button', { name: /^Dress me for this/ });

    await line.fill('flibbertigibbet');
    await line.press('Enter');
    await page.getByText("We didn't get any of that.").waitFor();

    await line.fill('Dinner at 8 in jeans, no boots, something flowy');
    await line.press('Enter');
    await page.getByText("We didn't get: flowy.").waitFor();
    const chips = page.getByRole('list', { name: 'What we understood' }).getByRole('button');
    expect(await chips.allTextContents()).toEqual(['Dinner, 8 PM', 'Jeans', 'No boots']);
    expect((await today(context)).id, 'to be understood costs no look').toBe(first.id);

    await page.getByRole('button', { name: 'Remove Dinner, 8 PM' }).click();
    expect(await chips.allTextContents()).toEqual(['Jeans', 'No boots']);
    await dress.click();
    await expect.poll(async () => (await today(context)).id, { timeout: 60_000 }).not.toBe(first.id);
    const { look, occasion } = await today(context);
    const worn = look.garments.map(({ id }) => id).join(' ');
    expect(occasion).toBe('usual');
    expect(worn).toContain('jeans');
    expect(worn).not.toContain('boots');
    expect(complaints).toEqual([]);
    await context.close();
  },
  300_000,
);
