// The eight topics of spec 2. Figures are those of the plans, the limits and the decisions.

export interface Answer {
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
          'As soon as you finish the setup. The description is there at once, the picture follows while you read it. From then on a new outfit waits for you every day at the time you chose.',
      },
      {
        question: 'Can I skip the setup?',
        answer:
          'Yes. You can leave out the photo alone: your outfits then come as a flat-lay card, and you can add the photo later in your profile. If you skip everything we start with San Francisco, casual, at 8:00 AM, and you change it whenever you like.',
      },
      {
        question: 'I do not like today’s outfit.',
        answer:
          'Press Regenerate on the home screen. A new outfit takes its place; if the old one was a favorite or has a video, it stays in your history.',
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
          'Stand straight and face the camera, with your whole body from head to toe in the picture, in good light, before a clear background, in form-fitting clothes. A mirror photo works when the phone does not cover you.',
      },
      {
        question: 'Which files can I use?',
        answer:
          'One JPG or PNG of at most 10 MB. iPhone users: choose “Most Compatible” if your camera saves HEIC.',
      },
      {
        question: 'What do the checks under the photo mean?',
        answer:
          'Your own device looks for one person, head to toe, facing the camera, in enough light. They are advice: when something is amiss we tell you what to change.',
      },
      {
        question: 'How do I change it?',
        answer:
          'Profile, Update Model Photo. The new photo replaces the old one, and today’s outfit is drawn again on it without counting against your limit.',
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
          'A rule for your week, such as “professional on weekdays, go wild on Saturday night”. Each one has styles, times of day, days and an occasion. They are part of Premium and Pro.',
      },
      {
        question: 'Two of my schedules match. Which one wins?',
        answer:
          'The one with the higher priority (0 to 100). When those are equal, the one that says more exactly when; then the newer one. When none matches, the styles of your profile apply.',
      },
      {
        question: 'When is morning, afternoon, evening and night?',
        answer:
          'Morning is before noon, afternoon before 5 PM, evening before 9 PM, and night after that, in your own time zone. Leave times or days empty to mean any.',
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
          'Profile, Push Notifications. Your browser asks for permission once. They belong to the device you turn them on with; turn them on again on another phone.',
      },
      {
        question: 'I use an iPhone and see no switch.',
        answer:
          'iPhones allow notifications for websites on the Home Screen only. In Safari tap Share, Add to Home Screen, open Stylecast from there and turn them on.',
      },
      {
        question: 'They stopped coming.',
        answer:
          'Send a test from the same place. If it says that the subscription has expired, turn notifications off and on again. After 30 days without a visit we pause the daily outfit; open Stylecast and it goes on.',
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
          'Short films of about 10 seconds in which your outfit picture comes to life. Find them under Videos, play them, and download them.',
      },
      {
        question: 'How many can I make?',
        answer:
          'One a day with Premium, three a day with Pro, counted in your own time zone. Automatic ones count too. If one fails, you get its place back.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Usually a minute or two. Leave the page if you like: the list shows what is in progress and refreshes by itself.',
      },
    ],
  },
  {
    id: 'subscription-plans',
    title: 'Subscription plans',
    answers: [
      {
        question: 'What are the plans?',
        answer:
          'Free is $0 forever: 3 outfits a day, no videos. Premium is $9.99 per month: unlimited outfits, 1 video a day, style schedules and priority processing: your morning picture is made before those of Free. Pro is $29.99 per month: 3 videos a day, a commercial use license, priority support and early access.',
      },
      {
        question: 'How am I billed, and can I cancel?',
        answer:
          'Monthly in advance, by card. Cancel anytime: your plan stays until the end of the month you have paid for, and nothing is charged after that.',
      },
      {
        question: 'Why must I verify my email first?',
        answer:
          'Receipts and notices about your plan go there. Open the link we sent you, or press Resend Email on the Upgrade page.',
      },
      {
        question: 'My plan says “Granted”.',
        answer: 'Somebody of our team gave it to you. It costs nothing and needs no card.',
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
          'We work out how much warmth your day asks for, hour by hour, with the standards for thermal comfort (ISO 7730, ISO 11079, ISO 9920), and search the wardrobe for the combination that fits it, your styles and your colors best. “Why this works” shows the sum.',
      },
      {
        question: 'How do you dress me in my own photo?',
        answer:
          'Models on your own device find your outline and your pose. The clothes are then drawn onto the photo; your face, hair and skin stay exactly the pixels they were.',
      },
      {
        question: 'Is my photo used to train a model, or sent to one?',
        answer:
          'No. It trains nothing. The standard service sends it to no outside model: it is worked on by your device and by our own server. Read more under Privacy & Terms.',
      },
      {
        question: 'Where does the weather come from?',
        answer:
          'From MET Norway. When no forecast can be had we estimate from what is usual for the place and the time of year, and say so on the page.',
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
          'Use “Forgot password” on the sign-in page. The link in the email works for 1 hour. Look in your spam folder, and ask for another one if it has expired.',
      },
      {
        question: 'I did not get the verification email.',
        answer:
          'Press Resend Email on the Upgrade page. Check the address in your profile; if it is wrong, write to us from the right one.',
      },
      {
        question: 'I cannot sign in.',
        answer:
          'After too many wrong passwords we stop for up to 15 minutes. Wait, or reset your password, which signs you out everywhere else.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Profile, Danger Zone, Delete Account. Your photos, outfits, videos, preferences and subscription go with it, and it cannot be undone.',
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
      'Face a window; keep the wall behind you plain.',
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
      'Give the one that should win the higher priority.',
    ],
  },
  {
    title: 'On your home screen',
    minutes: 1,
    steps: [
      'iPhone: in Safari tap Share, then Add to Home Screen.',
      'Android: in Chrome open the menu, then Install app.',
      'Open Stylecast from there and sign in.',
      'Turn on Push Notifications in your profile.',
    ],
  },
];
