import type { ImportRow } from '@akada/contract/observers/admin.ts';
import { describe, expect, it } from 'vitest';
import { linksCsv } from './import-links.tsx';

const row = (full_name: string, link: string | null): ImportRow => ({
  row: 2,
  full_name,
  email: 'ada@school.test',
  role: 'student',
  outcome: link === null ? 'exists' : 'created',
  problems: {},
  link,
});

describe('the list of links', () => {
  it('lists the new accounts, and no other', async () => {
    const rows = [row('Obi, "Ada"', 'https://akada.test/reset-password?token=1'), row('Ngozi Eze', null)];
    expect(await linksCsv(rows)).toBe(
      '\uFEFFname,email,role,link\r\n"Obi, ""Ada""",ada@school.test,student,https://akada.test/reset-password?token=1',
    );
  });

  it.each(['=1+1', '+1', '-1', '@A1'])('holds no formula: %s', async (name) => {
    const [, line] = (await linksCsv([row(name, 'https://akada.test')])).split('\r\n');
    expect(line).toContain(`'${name}`);
  });
});
