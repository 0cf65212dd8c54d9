import express, { type RequestHandler } from 'express'

/**
 * Built files with hashed names are cached for a year; all others are revalidated each time. No folder listing, no
 * index.
 */
export function staticFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
