// Which money is paid with where she lives (ISO 4217 by ISO 3166).
const EURO =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK GP GF MQ RE YT'.split(
    ' ',
  );
const DOLLAR = 'US PR GU VI AS MP EC SV PA'.split(' ');

/** By the first two letters of the currency, which are the country's: NOK, JPY, BRL. */
const OWN =
  'AED ARS AUD BRL CAD CHF CLP CNY COP CZK DKK EGP GBP GEL HKD HUF IDR ILS INR ISK JPY KES KRW KWD MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD SAR SEK SGD THB TRY TWD TZS UAH UYU VND ZAR'.split(
    ' ',
  );

/** 'NOK' for 'Oslo, NO'; 'USD' where we do not know. */
export function currencyIn(location: string): string {
  const country = location.split(', ').at(-1) ?? '';
  if (EURO.includes(country)) return 'EUR';
  if (DOLLAR.includes(country)) return 'USD';
  return OWN.find((currency) => currency.startsWith(country) && country.length === 2) ?? 'USD';
}
