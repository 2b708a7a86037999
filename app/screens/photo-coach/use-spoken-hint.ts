import { useEffect, useState } from 'react';

/** A voice that is on the device: others send what they say to a server. */
function ownVoice(): SpeechSynthesisVoice | null {
  const voices = window.speechSynthesis.getVoices();
  return voices.find(({ localService, lang }) => localService && lang.startsWith('en')) ?? null;
}

/** Says the hint aloud when it changes, where the device has a voice of its own and she has turned it on. */
export function useSpokenHint(hint: string | null): { on: boolean; toggle: (() => void) | null } {
  const [on, setOn] = useState(false);
  const [can, setCan] = useState(false);
  useEffect(() => {
    const speech = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!speech) return;
    const look = () => setCan(ownVoice() !== null);
    look();
    speech.addEventListener('voiceschanged', look);
    return () => {
      speech.removeEventListener('voiceschanged', look);
      speech.cancel();
    };
  }, []);
  useEffect(() => {
    if (!on || !can || hint === null) return;
    const words = new SpeechSynthesisUtterance(hint);
    words.voice = ownVoice();
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(words);
  }, [on, can, hint]);
  return { on, toggle: can ? () => setOn((now) => !now) : null };
}
