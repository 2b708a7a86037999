import { formatPricePerMonth, PLANS } from '../../domain/billing/plan.ts';
import { SUPPORT_EMAIL } from '../help/contact.ts';
import type { LegalSection } from './legal-section.ts';

const { free, premium, pro } = PLANS;

export const TERMS_LEAD =
  'These are the rules between you and Stylecast. By creating an account you agree to them.';

export const TERMS: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'The service',
    body: [
      'Stylecast suggests an outfit for the weather where you are and shows it on your photo. Suggestions, temperatures and “estimated comfort” are help, not medical or safety advice: in severe weather follow the official warnings. Pictures and videos are drawn by a computer; real clothes will look and fit differently.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    body: [
      'You must be at least 16. Give a working email address, keep your password to yourself, and tell us when someone else uses your account. One account is for one person.',
    ],
  },
  {
    id: 'photos',
    title: 'Your photos and your pictures',
    body: [
      'Your photos stay yours. You allow us to store them, work on them and show you the result, for as long as you have an account and only for that.',
      'Upload only photos of yourself, or of an adult who has agreed. Nothing unlawful, no nudity, no one underage.',
      'The pictures and videos that we make of your photo are yours to use privately on every plan. Pro adds a license to use them commercially, for example in paid posts. It stays valid for what you made while you were a Pro member.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and limits',
    body: [
      [
        `Free: $0 forever, ${free.outfitsPerDay} outfits a day, no videos.`,
        `Premium: ${formatPricePerMonth('premium')}. Unlimited outfits, ${premium.videosPerDay} video a day (10 seconds, automatic ones included), style schedules, priority processing.`,
        `Pro: ${formatPricePerMonth('pro')}. Everything in Premium, ${pro.videosPerDay} videos a day (10 seconds each), a commercial use license, priority support and early access.`,
      ],
      'A day is counted in your own time zone. “Unlimited” is meant for one person: we may slow down accounts that are run by a program.',
    ],
  },
  {
    id: 'billing',
    title: 'Billing',
    body: [
      'Paid plans are billed monthly in advance, by card, through our payment provider, and renew every month until you cancel. Prices include taxes where the law says so. If a renewal fails we try again and your plan stays for up to 14 days; after that it becomes Free.',
      'When you move to a higher plan, the unused part of the month counts toward it, and you see the amount before you pay. A move to a smaller plan happens when the month you have paid for is over.',
    ],
  },
  {
    id: 'cancelling',
    title: 'Canceling and refunds',
    body: [
      'Cancel anytime under Manage subscription. Your plan stays until the end of the month you have paid for; nothing is charged after that, and nothing is lost: your outfits remain on the Free plan.',
      'Where the law gives you a right to withdraw (in the European Union within 14 days of subscribing), you have it: write to us and we refund what you have not used. Otherwise months that have begun are not refunded, unless the fault is ours.',
    ],
  },
  {
    id: 'prices',
    title: 'Price changes',
    body: [
      'We tell you about a new price by email at least 30 days before it applies to you. If you do not agree, cancel before that day and you pay the old price until the end.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: [
      'Do not use Stylecast to harass or to deceive, to dress other people without their consent, to copy the service, to scrape it, to get around limits, or to attack it. We may suspend an account that does; we say why, and you can answer.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: [
      'We work to deliver every morning, but cannot promise that the service will never be interrupted or will be free of errors. We may change or end features. If we end something that you pay for, you get back what you paid for the time after that.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    body: [
      'The service is provided as it is. As far as the law allows, our total liability for all claims is limited to the amount that you paid us in the past 12 months, and we are not liable for indirect loss or lost profit.',
      'Nothing here limits liability for intent or gross negligence, for harm to life, body or health, or what the law protects you from as a consumer.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending',
    body: [
      'You may delete your account at any time in your profile. We may end it with 30 days’ notice, or at once after a serious breach of these terms. The Privacy Policy says what happens to your data then.',
    ],
  },
  {
    id: 'terms-changes',
    title: 'Changes to these terms',
    body: [
      'We write to you at least 30 days before a change that puts you at a disadvantage. If you keep using Stylecast after that, the new terms apply; if you do not accept them, you may close your account before then.',
    ],
  },
  {
    id: 'law',
    title: 'Law and contact',
    body: [
      `The law of the place where Stylecast is established applies; if you are a consumer, the mandatory law of the country where you live protects you as well, and you may go to court there. If one clause does not hold, the others do. Before anything else, write to ${SUPPORT_EMAIL}: most things can be settled in one email.`,
    ],
  },
];
