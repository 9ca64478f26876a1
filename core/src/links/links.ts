/**
 * A builder for each path of the app. Every link of web, notifications and mail is built here, so that a page
 * is renamed in one place. Tests contain the literal paths of the specification, so that a wrong builder
 * fails.
 */
export * as links from './paths.ts';
