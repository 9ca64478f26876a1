import type { User } from '@akada/contract/accounts.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { isPremium } from '@akada/core/usage/limits.ts';
import classes from './settings.module.css';

export function AccountFacts({ user }: { user: User }) {
  const since = new Date(user.created_at).toLocaleDateString('en-GB', { dateStyle: 'long' });
  const facts = [
    ['Email', user.email],
    ['Role', roleLabel(user.role)],
    ['Plan', isPremium(user.subscription_plan) ? 'Premium' : 'Free'],
    ['Member since', since],
  ];

  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
    </dl>
  );
}
