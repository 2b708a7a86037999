import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

/** PasswordField of a page without React: the buttons that show and hide it stand both in the page (attach-auth-forms.ts). */
export function PasswordLine(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const see = (
    <>
      <IconButton label="Show password" data-does="show">
        <Eye />
      </IconButton>
      <IconButton label="Hide password" data-does="hide" hidden>
        <EyeOff />
      </IconButton>
    </>
  );
  return <TextField {...props} type="password" after={see} required />;
}
