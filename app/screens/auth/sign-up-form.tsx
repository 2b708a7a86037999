import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordLine } from './password-line.tsx';
import { BusyWords } from './busy-words.tsx';

export function SignUpForm() {
  return (
    <form className="grid gap-3.5" method="post" noValidate data-form="signup">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <div className="grid grid-cols-2 gap-[12px] max-[15em]:grid-cols-1">
        <TextField label="First name" name="firstName" autoComplete="given-name" optional maxLength={80} />
        <TextField label="Last name" name="lastName" autoComplete="family-name" optional maxLength={80} />
      </div>
      <PasswordLine
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters"
      />
      <PasswordLine label="Confirm password" name="confirm" autoComplete="new-password" />
      <Button type="submit" size="lg" block className="mt-2">
        Create Account
      </Button>
      <BusyWords says="Creating your account..." />
    </form>
  );
}
