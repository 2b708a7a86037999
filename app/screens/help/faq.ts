// The eight topics. Figures are those of the plans and the limits.
import { formatPricePerMonth, PLANS } from '../../domain/billing/plan.ts';

const { free, premium, pro } = PLANS;

interface Answer {
  question: string;
  answer: string;
}
export interface Topic {
  id: string;
  title: string;
  answers: readonly Answer[];
}

export const FAQ: readonly Topic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    answers: [
      {
        question: 'What do I need?',
        answer:
          'An account, one full-body photo, the town you live in, and at least one style. It takes about two minutes. The free plan needs no credit card and stays free.',
      },
      {
        question: 'When does my first outfit come?',
        answer:
          'As soon as you finish the setup. You get the words right away, and the picture while you read them. After that a new outfit is ready every day at the time you chose.',
      },
      {
        question: 'Can I skip the setup?',
        answer:
          'Yes. Skip just the photo and your outfits come laid out flat; add one later in your profile. Skip everything and we start with San Francisco, Men’s Style, casual, at 8:00 AM, and tell you so. Change any of it in your profile.',
      },
      {
        question: 'I don’t like today’s outfit.',
        answer:
          'Press “Not for me” and say why with one tap: the color, the shape, too dressed up, not your style, or a piece you don’t own. The next look takes it into account. Or swap a single piece, or press Regenerate. Today’s earlier looks stay available until midnight; a favorite, one you wore, or one with a video stays in your history.',
      },
      {
        question: 'Can I change just one piece?',
        answer:
          'Yes. Under “The pieces,” press the arrows beside it and choose from up to five others that keep you as warm and go with the rest. A swap doesn’t count as an outfit; on the free plan you have five for each. Lock a piece and it stays when you regenerate.',
      },
      {
        question: 'Today isn’t an ordinary day.',
        answer:
          'Say so on your home page: Work, Special day, Evening, Sport, Outdoors all day, At home or Travel. You’re dressed for that, and it counts as one of the day’s outfits. If you give us your calendar’s private address (Profile, Calendar), we suggest the right one; we look at today’s titles and never keep them.',
      },
      {
        question: 'Can I plan ahead?',
        answer:
          'Tomorrow’s look is on your home page from 6 PM, and “Your week” shows seven days and how certain each one is. For a trip, give us the place and the dates: you get the fewest pieces that dress every day. Your own calendar can show the looks, too.',
      },
    ],
  },
  {
    id: 'photo-upload',
    title: 'Photo upload',
    answers: [
      {
        question: 'Which photo works best?',
        answer:
          'Stand straight and face the camera, head to toe in the picture, in good light, against a plain background, in form-fitting clothes. A mirror photo works as long as the phone doesn’t cover you. A second one in a T-shirt and shorts (Profile, Your Photos) shows summer looks on you too.',
      },
      {
        question: 'Which files can I use?',
        answer:
          'One JPG or PNG, up to 10 MB. On an iPhone that saves HEIC, choose “Most Compatible” in the camera settings.',
      },
      {
        question: 'What do the checks under the photo mean?',
        answer:
          'Your own device looks for one person, head to toe, facing the camera, in enough light. If something is off, we tell you what to change.',
      },
      {
        question: 'How do I change it?',
        answer:
          'Profile, Update Model Photo. The new photo replaces the old one, and we redraw today’s outfit on it. That doesn’t count against your limit.',
      },
    ],
  },
  {
    id: 'style-schedules',
    title: 'Style schedules',
    answers: [
      {
        question: 'What is a style schedule?',
        answer:
          'A rule for your week, like “professional on weekdays, go wild on Saturday night.” Each one has styles, times of day, days and an occasion. Schedules come with Premium and Pro.',
      },
      {
        question: 'Two of my schedules match. Which one wins?',
        answer:
          'The one with the higher priority (0 to 100). If they tie, the more specific one; then the newer one. If none matches, the styles in your profile apply.',
      },
      {
        question: 'When are morning, afternoon, evening and night?',
        answer:
          'Morning is before noon, afternoon before 5 PM, evening before 9 PM, and night after that, in your own time zone. Leave times or days empty for any.',
      },
    ],
  },
  {
    id: 'notifications',
    title: 'Notifications',
    answers: [
      {
        question: 'How do I turn them on?',
        answer:
          'Profile, Push Notifications. Your browser asks for permission once. Each device has its own switch, so turn them on again on another phone.',
      },
      {
        question: 'Can it come by email instead?',
        answer:
          'Yes: Profile, Morning email. At your time you get your look on you, the weather and what to wear, at the address you verified. The picture is inside the email. Unsubscribe from any of them or in your profile.',
      },
      {
        question: 'I don’t see a switch on my iPhone.',
        answer:
          'iPhones only allow notifications for websites on the Home Screen. In Safari, tap Share, then Add to Home Screen. Open Stylecast from there and turn them on.',
      },
      {
        question: 'They stopped coming.',
        answer:
          'Send a test from the same place. If it says the subscription expired, turn notifications off and on again. After 30 days without a visit we pause the daily outfit; open Stylecast and it starts again.',
      },
    ],
  },
  {
    id: 'video-animations',
    title: 'Video animations',
    answers: [
      {
        question: 'What are they?',
        answer:
          'Ten-second films that bring your outfit picture to life. Play and download them under Videos.',
      },
      {
        question: 'How many can I make?',
        answer:
          'One a day with Premium, three a day with Pro, counted in your own time zone. Automatic ones count too. One that fails doesn’t count.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Usually a minute or two. Your own device makes it, so keep Stylecast open; you can look around the app meanwhile. If you close it, the video starts over when you open Stylecast again within half an hour. After that it ends without being counted, and you can ask for it again.',
      },
    ],
  },
  {
    id: 'subscription-plans',
    title: 'Subscription plans',
    answers: [
      {
        question: 'What are the plans?',
        answer: `Free is $0 forever: ${free.outfitsPerDay} outfits a day, no videos. Premium is ${formatPricePerMonth('premium')}: unlimited outfits, ${premium.videosPerDay} video a day, style schedules and priority processing, which means your morning picture is made before those on the Free plan. Pro is ${formatPricePerMonth('pro')}: ${pro.videosPerDay} videos a day, a commercial use license, priority support and early access. Priority support: write from the Help page; your email says which plan you have, and Pro is answered first. Early access: tomorrow’s look is on your home page from noon, and from 6 PM for everyone else.`,
      },
      {
        question: 'How am I billed, and can I cancel?',
        answer:
          'Monthly in advance, by card. Cancel anytime: you keep your plan until the end of the month you’ve paid for, and we charge nothing after that.',
      },
      {
        question: 'Why do I have to verify my email first?',
        answer:
          'Receipts and notices about your plan go there. Open the link we sent you, or press Resend Email on the Upgrade page.',
      },
      {
        question: 'My plan says “Granted.”',
        answer:
          'Someone on our team gave it to you. It’s free and needs no card, and your profile shows no price.',
      },
    ],
  },
  {
    id: 'ai-technology',
    title: 'AI technology',
    answers: [
      {
        question: 'How is an outfit chosen?',
        answer:
          'We start with what people really wear at that temperature, outside and in, and check it hour by hour against the standards for thermal comfort (ISO 7730, ISO 11079, ISO 9920). Then we look for the combination that suits the day, your styles and your colors best. “Why this works” tells you what decided it.',
      },
      {
        question: 'How do you dress me in my own photo?',
        answer:
          'Models on your own device find your outline and your pose. We then draw the clothes onto the photo. Your face and hair stay exactly the pixels they were.',
      },
      {
        question: 'Is my photo used to train a model, or sent to one?',
        answer:
          'No. It trains nothing, and unless you turn that on, it goes to no outside model: your device and our own server do the work. Read more under Privacy & Terms.',
      },
      {
        question: 'Where does the weather come from?',
        answer:
          'From MET Norway. If we can’t get a forecast, we go by what’s usual for your place and the time of year, and say so on the page.',
      },
    ],
  },
  {
    id: 'account-issues',
    title: 'Account issues',
    answers: [
      {
        question: 'I forgot my password.',
        answer:
          'Use “Forgot password” on the sign-in page. The link in the email works for 1 hour. Check your spam folder, and ask for another if it has expired.',
      },
      {
        question: 'I didn’t get the verification email.',
        answer:
          'Press Resend Email on the Upgrade page or in your profile. If the address is wrong, you can change it in your profile too.',
      },
      {
        question: 'I can’t sign in.',
        answer:
          'After too many wrong passwords we pause sign-in for up to 15 minutes. Wait, or reset your password, which signs you out everywhere else.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Profile, Danger Zone, Delete Account. Your photos, outfits, videos, preferences and subscription go with it. You can’t undo it.',
      },
    ],
  },
];

export interface Tutorial {
  title: string;
  minutes: number;
  steps: readonly string[];
}

export const TUTORIALS: readonly Tutorial[] = [
  {
    title: 'Your first outfit',
    minutes: 2,
    steps: [
      'Create an account: username, email, password.',
      'Add your photo and wait for the checks.',
      'Type your town, choose your styles and a time.',
      'Press Get Started!',
    ],
  },
  {
    title: 'A photo that fits',
    minutes: 1,
    steps: [
      'Put the phone at hip height, two big steps away.',
      'Face a window, with a plain wall behind you.',
      'Arms a little away from the body, feet in view.',
      'Use the timer and take three. Choose the sharpest.',
    ],
  },
  {
    title: 'A week on autopilot',
    minutes: 2,
    steps: [
      'Open Profile, Style Schedules, and press Add.',
      'Name it “Work”: Professional, weekdays, morning.',
      'Add “Weekend”: Casual and Sporty, weekends.',
      'Give the one that should win a higher priority.',
    ],
  },
  {
    title: 'On your phone',
    minutes: 1,
    steps: [
      'iPhone: in Safari, tap Share, then Add to Home Screen.',
      'Android: in Chrome, open the menu, then Install app.',
      'Open Stylecast from there and sign in.',
      'Turn on Push Notifications in your profile.',
    ],
  },
];
