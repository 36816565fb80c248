/** Share a link by the device's own means, or copy it; whether it was copied. */
export async function share(address: string, title: string): Promise<boolean> {
  const whole = new URL(address, location.origin).href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, url: whole }).catch(() => {})
    return false
  }
  try {
    await navigator.clipboard.writeText(whole)
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: whole })
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
  return true
}
