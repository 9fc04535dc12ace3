// Numbers in the memory that the kernel shares with its caller: lists are addresses, as in the arrays of the caller.

export function int(list: usize, i: i32): i32 {
  return load<i32>(list + ((<usize>i) << 2))
}

export function setInt(list: usize, i: i32, value: i32): void {
  store<i32>(list + ((<usize>i) << 2), value)
}

export function figure(list: usize, i: i32): f64 {
  return load<f64>(list + ((<usize>i) << 3))
}

export function setFigure(list: usize, i: i32, value: f64): void {
  store<f64>(list + ((<usize>i) << 3), value)
}

export function byte(list: usize, i: i32): bool {
  return load<bool>(list + <usize>i)
}

export function setByte(list: usize, i: i32, value: bool): void {
  store<bool>(list + <usize>i, value)
}
