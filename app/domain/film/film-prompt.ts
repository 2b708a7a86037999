import type { CurrentWeather } from '../weather/weather.ts';

/** The prompt for paid film services: nothing about the person may change. */
export function filmPrompt(outfit: { title: string; description: string; weather: CurrentWeather }): string {
  const { title, description, weather } = outfit;
  return [
    `A calm ten-second fashion film of the person in this picture, wearing exactly these clothes: ${title}. ${description}`,
    `The weather around her: ${weather.description}. The cloth moves gently, she breathes and shifts her weight, the camera pushes in slowly.`,
    'Her face, hair, body shape and clothes stay exactly as they are in the picture. No text, no cuts, no other people.',
  ].join(' ');
}
