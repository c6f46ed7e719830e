import { render } from 'preact';
import './account.css';
import { SettingsPage } from './settings/settings.tsx';
import { LoginPage, ResetPage, SignUpPage, VerifyPage } from './sign-in.tsx';

const place = document.getElementById('application');
if (place !== null) {
  const { page, section, isNew, mailIsFiles } = place.dataset;
  const installation = { isNew: isNew === 'true', mailIsFiles: mailIsFiles === 'true' };
  const pages = {
    'sign-up': () => <SignUpPage installation={installation} />,
    login: () => <LoginPage installation={installation} />,
    verify: () => <VerifyPage />,
    reset: () => <ResetPage installation={installation} />,
    settings: () => <SettingsPage section={section ?? ''} />,
  } as const;
  const show = pages[page as keyof typeof pages]; // The service sets one of these names.
  place.replaceChildren();
  // A page from the back/forward cache may show data from before a log-out.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  render(<div class={page === 'settings' ? 'settings' : 'sign-in'}>{show()}</div>, place);
}
