import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyPress } from './early-press.ts';

/** As much of a field as is looked at, with what is told of it. */
class Field extends EventTarget {
  type = 'checkbox';
  defaultChecked = false;
  defaultValue = '';
  value = '';
  told: string[] = [];
  #checked = false;
  get checked() {
    return this.#checked;
  }
  set checked(is: boolean) {
    this.#checked = is;
  }
  override dispatchEvent({ type }: Event): boolean {
    return this.told.push(type) > 0;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file that she chose before the page listened is told, and stays chosen: its field takes no name', () => {
  class FileField extends Field {
    override type = 'file';
  }
  const field = new FileField();
  Object.defineProperty(field, 'value', {
    get: () => 'C:\\fakepath\\her.jpg',
    set: () => {
      expect.unreachable('the file is lost');
    },
  });
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLSelectElement', class extends EventTarget {});
  vi.stubGlobal('window', { earlyPress: null });
  vi.stubGlobal('document', { querySelectorAll: (name: string) => (name === 'input' ? [field] : []) });
  replayEarlyPress();
  expect(field.told).toEqual(['change']);
});

test('what she chose and typed before the page listened is told once: a box by a click that does not turn it over', () => {
  const [ticked, untouched, left, chosen, text] = Array.from({ length: 5 }, () => new Field());
  ticked!.checked = true;
  Object.assign(left!, { type: 'radio', defaultChecked: true });
  Object.assign(chosen!, { type: 'radio', checked: true });
  Object.assign(text!, { type: 'text', value: 'Lisbon' });
  const inputs = [ticked, untouched, left, chosen, text];
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLSelectElement', class extends EventTarget {});
  vi.stubGlobal('window', { earlyPress: null });
  vi.stubGlobal('document', { querySelectorAll: (name: string) => (name === 'input' ? inputs : []) });
  replayEarlyPress();
  expect(inputs.map((field) => field!.told)).toEqual([
    ['click', 'input', 'change'],
    [],
    [],
    ['click', 'input', 'change'],
    ['input', 'change'],
  ]);
  expect([ticked!.checked, chosen!.checked]).toEqual([true, true]);
});
