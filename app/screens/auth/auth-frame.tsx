import { Brand } from '../../ui/art/brand-mark.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { ToastFrame } from '../../ui/toast/toaster.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import type { Elements } from '../../ui/elements.ts';

/** The frame of the sign-in pages: the logo and a box, beside a picture. */
export function AuthFrame({ children }: { children: Elements }) {
  return (
    <div className="auth">
      <AuthPortrait />
      <main className="auth-main">
        <div className="auth-box">
          <Brand />
          {children}
        </div>
        <Templates />
      </main>
    </div>
  );
}

function AuthPortrait() {
  return (
    <aside className="auth-art" aria-hidden="true">
      <GalleryPhoto name="mei-check" alt="" priority sizes="(min-width: 900px) 52vw, 100vw" />
      <div className="auth-note">
        <p className="label text-inherit">45°F, Mist</p>
        <p className="display h2">
          Plaid wool, <em>cream sweater</em>
          <span className="max-wide:hidden">
            ,<br />
            umbrella by the door
          </span>
          .
        </p>
      </div>
    </aside>
  );
}

/** What may be shown later; its words are put in then. */
function Templates() {
  return (
    <>
      <template data-is="fault">
        <FieldNote error=" " />
      </template>
      <template data-is="toast-bad">
        <ToastFrame tone="bad" title=" " description=" " />
      </template>
      <template data-is="toast-good">
        <ToastFrame tone="good" title=" " description=" " />
      </template>
    </>
  );
}
