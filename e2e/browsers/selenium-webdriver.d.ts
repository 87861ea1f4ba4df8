declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
