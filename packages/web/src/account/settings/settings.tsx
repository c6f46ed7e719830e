import type { ComponentChildren } from 'preact';
import { change } from '../client.ts';
import { ActivitySection } from './activity.tsx';
import { KeysSection } from './keys.tsx';
import { PlanSection } from './plan.tsx';
import { ProfileSection } from './profile.tsx';
import { SecuritySection } from './security.tsx';
import { SessionsSection } from './sessions.tsx';
import { TeamsSection } from './teams.tsx';
import { UsageSection } from './usage.tsx';

interface Section {
  readonly title: string;
  readonly href: string;
  readonly show: () => ComponentChildren;
}

/** In the order of the navigation; the service uses the same names. */
const sections: Readonly<Record<string, Section>> = {
  profile: { title: 'Profile', href: '/settings', show: () => <ProfileSection /> },
  security: { title: 'Security', href: '/settings/security', show: () => <SecuritySection /> },
  sessions: { title: 'Sessions', href: '/settings/sessions', show: () => <SessionsSection /> },
  keys: { title: 'API keys', href: '/settings/keys', show: () => <KeysSection /> },
  usage: { title: 'Usage', href: '/settings/usage', show: () => <UsageSection /> },
  teams: { title: 'Teams', href: '/settings/teams', show: () => <TeamsSection /> },
  plan: { title: 'Plan', href: '/settings/plan', show: () => <PlanSection /> },
  activity: { title: 'Activity', href: '/settings/activity', show: () => <ActivitySection /> },
};

export function SettingsPage({ section }: { readonly section: string }) {
  const shown = sections[section];
  const logOut = async (): Promise<void> => {
    await change('/log-out', {});
    location.assign('/login');
  };
  return (
    <>
      <nav aria-label="Settings" class="settings-nav">
        <ul>
          {Object.entries(sections).map(([name, { title, href }]) => (
            <li key={name}>
              <a href={href} {...(name === section && { 'aria-current': 'page' as const })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" class="button small" onClick={logOut}>
          Log out
        </button>
      </nav>
      <div class="settings-content">
        <h1>{shown?.title}</h1>
        {shown?.show()}
      </div>
    </>
  );
}
