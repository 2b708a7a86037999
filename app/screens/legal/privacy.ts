import { SUPPORT_EMAIL } from '../help/contact.ts';
import type { LegalSection } from './legal-section.ts';

export const PRIVACY_LEAD =
  'Stylecast needs a photo of you to work. This page says, in plain words, what we keep, where it is worked on, who sees it, and how to erase it.';

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: [
      `Stylecast is responsible for your data (the “controller”, where the GDPR applies). Write to ${SUPPORT_EMAIL} about anything on this page; we answer within 24-48 hours.`,
    ],
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    body: [
      'Only what the service needs:',
      [
        'Account: username, email address, your name if you give it, and a scrambled form (hash) of your password. We cannot read the password.',
        'Photos: the picture that you upload, a second one for warm days if you add it, a smaller upright copy of each, and the body map, which is the outline of body, hair, skin and clothes that your device draws from it, and what our server reads from them to draw clothes on you: where your body is under what you wear. Before we store a photo we remove what the camera wrote into it, the place where it was taken included.',
        'Outfits: the look, its description, the weather it was made for, the picture on your photo, videos, favorites, and the days on which you looked (for your day streak).',
        'Plans: the looks of the days to come that you have seen, and your packing lists: town, dates, pieces and what you checked off, until you remove them. Past ones go when you pack for the next trip.',
        'Calendar, if you let us read one: its private address (encrypted), its host, and what the day suggests (for example “Evening, 7 PM”). Titles are looked at for that and never kept. If you make a private calendar address for your looks, we keep what is needed to recognize it; whoever has it can see your looks, until you turn it off.',
        'Place: the town you chose, its coordinates and time zone. When you press “Use GPS” or allow location access, your position is used once to find the nearest town and is not stored.',
        'Preferences: styles, gender, comfort and modesty choices, schedules, delivery time, temperature unit.',
        'Devices: for each sign-in the time and the name of the browser; for each device with notifications, the address at which your browser receives them.',
        'Subscription: plan, status, renewal date, the customer number at our payment provider, the kind, last four digits and expiry of your card, and when you tried to pay or change your plan. The card number itself never reaches us.',
        'Waitlist: the email address you enter on the front page, until you ask us to remove it or we have written to you.',
      ],
      'We have no advertising, no trackers and no analytics of other companies. The body map is used to draw clothes. It is never used to recognize or identify anybody.',
    ],
  },
  {
    id: 'where',
    title: 'Where your photo is worked on',
    body: [
      'On your device: finding your outline and your pose, and checking light and posture. The models for that are downloaded to your browser and run there.',
      'On “Try it on you” everything happens on your device: your photo, its outline and the pictures stay in your browser, for two hours at most, and come to us only when you choose to keep them. We are told your city and whether you want women’s or men’s style, and keep neither.',
      'On our server: storing the photo and drawing the outfit on it. Our programs run on Cloudflare, which stores your data on our behalf and encrypts it in transit and at rest.',
      'By default no model of a third party sees your photo, your face or your body map. Where we offer such a model, it is a switch of its own in your profile that names the provider, and it is off until you turn it on.',
      'Your photo trains no model: not ours, and nobody else’s.',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who else receives something',
    body: [
      [
        'Cloudflare: runs our servers, databases and storage. If you tell us about your day in your own words, a text model that Cloudflare runs may read that sentence, without your name or place. We do not keep it.',
        'Weather services (MET Norway and, if it cannot answer, others of its kind): receive the coordinates of a town, never who asks.',
        'Have I Been Pwned: when you choose a password, receives five of the forty characters of its fingerprint (SHA-1), which it shares with hundreds of others, and tells us which of those were stolen elsewhere. Neither the password nor who chose it.',
        'Stripe: receives your email address and card details when you subscribe, and handles the payment.',
        'Our email service: receives your email address to deliver a message. If you ask for the morning email, it also carries the picture of your outfit, which then stays in your mailbox. It is off until you turn it on, and you can unsubscribe from any of them.',
        'The push service of your browser’s maker (for example Apple, Google or Mozilla): delivers notifications, whose text is encrypted.',
        'Anyone you share with: when you agree to make a link to an outfit, whoever has the link can see that one picture, until you stop sharing or the outfit is gone. When you ask friends about two looks, whoever has that link sees the pieces of both for as long as you choose, a day at most, and the pictures of you only if you agree.',
      ],
      'Only you can open your photos and outfits: not other members, and not our admins through the product. We do not sell data. We hand data to authorities only where the law requires it.',
    ],
  },
  {
    id: 'why',
    title: 'Why we may do this',
    body: [
      'To deliver the service that you signed up for (contract). For photo, location access, notifications and the morning email, because you agreed (consent), which you can withdraw at any time: choose your town by hand, turn notifications off, and remove your photos in your profile. To keep accounts safe and prevent abuse (legitimate interest). To keep invoices (legal duty).',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: [
      [
        'Account, photo, outfits and preferences: until you delete them or your account.',
        'A photo that you replace or remove, or an upload that you cancel: erased within the hour.',
        'An outfit that you replace on the same day: kept until midnight in your time zone, then erased, unless it is a favorite, you wore it, or it has a video.',
        'Sign-ins: 30 days after your last visit. Reset links: 1 hour.',
        'Counters against abuse (a hash of network address or account name): a few hours.',
        'Invoices: as long as tax law requires, at our payment provider.',
      ],
    ],
  },
  {
    id: 'deletion',
    title: 'Deleting your account',
    body: [
      'Profile, Danger Zone, Delete Account erases your profile, photos, body map and what was read from them, outfits, videos, schedules, links, sign-ins and notification addresses, and cancels a running subscription. It starts at once and carries on by itself until all of it is gone.',
      'One thing takes longer: our database can be restored to any minute of the last 30 days, in case of a disaster (Cloudflare D1 Time Travel). Erased rows can be brought back in this way only by us, only to repair the service, and we would erase them again. After 30 days that is no longer possible. Photos, pictures and videos are files and are not part of it: they are gone when they are erased.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: [
      'One cookie keeps you signed in. It is strictly necessary, cannot be read by scripts, and goes when you sign out. A friend who is asked about two looks gets a cookie of her own for two days: a random number, so that each device votes once. Your browser also keeps program files and, if you use one, your choice of light or dark. There are no cookies of other companies.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      `You may see, correct, export, restrict and erase your data, and object to how we use it. Most of that is in your profile; for the rest write to ${SUPPORT_EMAIL} and we do it within a month. You may also complain to the data protection authority where you live. No decision that affects you legally is made by a machine alone: an outfit is a suggestion.`,
    ],
  },
  {
    id: 'children',
    title: 'Children',
    body: [
      'Stylecast is for people 16 and over. If you believe that a child uses it, tell us and we will erase the account. Upload only photos of yourself, or of someone who has agreed.',
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    body: [
      'Connections are encrypted. Passwords and links are stored only as hashes. Every photo is served to its owner only, by an address nobody can guess. If a breach puts you at risk, we tell you and the authority within 72 hours of learning of it.',
    ],
  },
  {
    id: 'privacy-changes',
    title: 'Changes',
    body: [
      'When something important changes here we write to you before it takes effect. The month at the top says which version you are reading.',
    ],
  },
];
