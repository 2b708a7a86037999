import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { TrialPrice } from '../../client/photo/garment-queue.ts';
import { TextField } from '../../ui/field.tsx';

const USUAL = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'JPY',
  'INR',
  'BRL',
  'MXN',
];

interface PriceFieldProps {
  trial: { typed: string; currency: string };
  isWrong: boolean;
  onChange: (trial: TrialPrice) => void;
}

/** What it costs, in any currency; it is judged on this device and sent nowhere. */
export function PriceField({ trial, isWrong, onChange }: PriceFieldProps) {
  const id = useId();
  const known = new Set([trial.currency, ...USUAL]);
  const others = Intl.supportedValuesOf('currency').filter((code) => !known.has(code));
  return (
    <div className="buy-price">
      <TextField
        label="Price"
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={trial.typed}
        error={isWrong ? 'A price is a number, such as 49.90.' : null}
        hint="For its cost per wear. It stays on this device."
        onChange={(event) => onChange({ ...trial, typed: event.currentTarget.value })}
      />
      <div className="field">
        <label className="lbl" htmlFor={id}>
          Currency
        </label>
        <span className="buy-currency input">
          <select
            id={id}
            value={trial.currency}
            onChange={(event) => onChange({ ...trial, currency: event.currentTarget.value })}
          >
            {[...known, ...others].map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
      </div>
    </div>
  );
}
