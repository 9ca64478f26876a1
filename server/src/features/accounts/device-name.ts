import bowser from 'bowser';

/**
 * @param userAgent as the device said it at sign-in, or the name of a program
 * @returns browser and system in words people know, such as 'Chrome on Android'
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';

  const { browser, os } = bowser.parse(userAgent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  // What a program calls itself says more than nothing; it is cut, because it can call itself anything.
  return words.length > 0 ? words.join(' on ') : userAgent.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 60);
}
