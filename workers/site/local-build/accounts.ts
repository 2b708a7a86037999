export const LOCAL_ACCOUNTS = [
  {
    username: 'demo',
    password: 'an outfit a day',
    note: 'Premium, with a photo and two weeks of history',
  },
  { username: 'admin', password: 'keys to the house', note: 'Sees the admin panel' },
];
