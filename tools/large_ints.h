/* Quicker `&`, `|`, `^`, `<<` and `>>` for ints of more than 62 bits, such as sets of hexes, in what mypyc compiles.

   mypyc keeps smaller ints as they are and is quick with those. For larger ones its library takes detours: it goes
   digit by digit, makes results too large and looks through all their digits to see whether they are small after all.
   `tools.compiled` puts this file before each of mypyc's, where it takes the place of the functions named at the end.
   tests/compiled compares the results with those of plain Python. */

#ifndef BASTIDE_LARGE_INTS_H
#define BASTIDE_LARGE_INTS_H

#include <Python.h>
#include <CPy.h>

#if PyLong_SHIFT == 30 && SIZEOF_SIZE_T == 8 /* else mypyc's own functions stay */

#define LI_SMALL 3 /* the most digits of an int that mypyc may keep as it is */

/* The digits of an int that isn't negative. */
typedef struct {
    const digit *digits;
    Py_ssize_t size;
    digit own[LI_SMALL]; /* of a small int */
} li_Int;

/* Read an int; return whether it isn't negative. */
static inline int li_read(CPyTagged number, li_Int *read)
{
    if (CPyTagged_CheckLong(number)) {
        PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(number);
        read->digits = &CPY_LONG_DIGIT(object, 0);
        read->size = (Py_ssize_t)CPY_LONG_SIZE_SIGNED(object);
        return read->size >= 0;
    }
    Py_ssize_t value = CPyTagged_ShortAsSsize_t(number);
    if (value < 0)
        return 0;
    read->digits = read->own;
    for (read->size = 0; value; value >>= PyLong_SHIFT)
        read->own[read->size++] = value & PyLong_MASK;
    return 1;
}

/* Return the small int that has these digits, or an odd number if there is none. */
static inline CPyTagged li_small(const digit *digits, Py_ssize_t size)
{
    size_t value = 0;
    if (size > LI_SMALL || (size == LI_SMALL && (size_t)digits[2] > CPY_TAGGED_MAX >> 2 * PyLong_SHIFT))
        return CPY_INT_TAG;
    while (size--)
        value = value << PyLong_SHIFT | digits[size];
    return value << 1;
}

/* Make an int of `size` digits, to be written at `digits`. */
static inline CPyTagged li_new(Py_ssize_t size, digit **digits)
{
    PyLongObject *object = _PyLong_New(size);
    if (object == NULL)
        CPyError_OutOfMemory();
    *digits = &CPY_LONG_DIGIT(object, 0);
    return (CPyTagged)object | CPY_INT_TAG;
}

/* Write the digits up to `end` of one set and another taken together; two at a time is quicker. */
#define LI_EACH(together, one, operator, other, end) \
    do { \
        Py_ssize_t index = 0; \
        for (uint64_t two, more; index + 1 < (end); index += 2) { \
            memcpy(&two, (one) + index, sizeof(two)); \
            memcpy(&more, (other) + index, sizeof(more)); \
            two operator more; \
            memcpy((together) + index, &two, sizeof(two)); \
        } \
        for (; index < (end); index++) { \
            (together)[index] = (one)[index]; \
            (together)[index] operator (other)[index]; \
        } \
    } while (0)

/* Whether all of the one digits are among the other. */
static inline int li_is_part(const digit *one, const digit *other, Py_ssize_t size)
{
    for (Py_ssize_t index = 0; index < size; index++)
        if (one[index] & ~other[index])
            return 0;
    return 1;
}

static CPy_NOINLINE CPyTagged li_and_(CPyTagged left, CPyTagged right)
{
    li_Int one, other;
    if (!li_read(left, &one) || !li_read(right, &other))
        return CPyTagged_BitwiseLongOp_(left, right, '&');
    Py_ssize_t size = one.size < other.size ? one.size : other.size;
    if (other.size == size && CPyTagged_CheckLong(right) && li_is_part(other.digits, one.digits, size)) {
        CPyTagged_INCREF(right); /* as when it is one hex, and the question is whether it is in a set */
        return right;
    }
    while (size && !(one.digits[size - 1] & other.digits[size - 1]))
        size--;
    digit few[LI_SMALL], *digits = few;
    CPyTagged both = size > LI_SMALL ? li_new(size, &digits) : CPY_INT_TAG;
    LI_EACH(digits, one.digits, &=, other.digits, size);
    if (size <= LI_SMALL && (both = li_small(few, size)) == CPY_INT_TAG) {
        both = li_new(size, &digits);
        memcpy(digits, few, sizeof(few));
    }
    return both;
}

static CPy_NOINLINE CPyTagged li_or_(CPyTagged left, CPyTagged right)
{
    li_Int one, other;
    if (!li_read(left, &one) || !li_read(right, &other))
        return CPyTagged_BitwiseLongOp_(left, right, '|');
    const li_Int *longer = one.size < other.size ? &other : &one, *shorter = one.size < other.size ? &one : &other;
    digit *digits;
    CPyTagged either = li_new(longer->size, &digits); /* one of them was large, so this is, too */
    LI_EACH(digits, longer->digits, |=, shorter->digits, shorter->size);
    memcpy(digits + shorter->size, longer->digits + shorter->size, (longer->size - shorter->size) * sizeof(digit));
    return either;
}

static CPy_NOINLINE CPyTagged li_xor_(CPyTagged left, CPyTagged right)
{
    li_Int one, other;
    if (!li_read(left, &one) || !li_read(right, &other))
        return CPyTagged_BitwiseLongOp_(left, right, '^');
    const li_Int *longer = one.size < other.size ? &other : &one, *shorter = one.size < other.size ? &one : &other;
    Py_ssize_t size = longer->size, common = shorter->size;
    if (size == common)
        while (size && one.digits[size - 1] == other.digits[size - 1])
            common = --size;
    if (size <= LI_SMALL)
        return CPyTagged_BitwiseLongOp_(left, right, '^');
    digit *digits;
    CPyTagged different = li_new(size, &digits);
    LI_EACH(digits, longer->digits, ^=, shorter->digits, common);
    memcpy(digits + common, longer->digits + common, (size - common) * sizeof(digit));
    return different;
}

static CPy_NOINLINE CPyTagged li_lshift_(CPyTagged left, CPyTagged right)
{
    li_Int read;
    Py_ssize_t places = (Py_ssize_t)right >> 1;
    if (CPyTagged_CheckLong(right) || places < 0 || places > 1 << 16 || !li_read(left, &read) || !read.size)
        return CPyTagged_Lshift_(left, right);
    Py_ssize_t whole = places / PyLong_SHIFT, rest = places % PyLong_SHIFT;
    Py_ssize_t size = read.size + whole + (read.digits[read.size - 1] >> (PyLong_SHIFT - rest) != 0);
    if (size <= LI_SMALL)
        return CPyTagged_Lshift_(left, right);
    digit *digits, carried = 0;
    CPyTagged shifted = li_new(size, &digits);
    memset(digits, 0, whole * sizeof(digit));
    for (Py_ssize_t index = 0; index < read.size; index++) {
        digits[whole + index] = (read.digits[index] << rest & PyLong_MASK) | carried;
        carried = read.digits[index] >> (PyLong_SHIFT - rest);
    }
    if (carried)
        digits[size - 1] = carried;
    return shifted;
}

static CPy_NOINLINE CPyTagged li_rshift_(CPyTagged left, CPyTagged right)
{
    li_Int read;
    Py_ssize_t places = (Py_ssize_t)right >> 1;
    if (CPyTagged_CheckLong(right) || places < 0 || !li_read(left, &read))
        return CPyTagged_Rshift_(left, right);
    Py_ssize_t whole = places / PyLong_SHIFT, rest = places % PyLong_SHIFT;
    Py_ssize_t size = read.size - whole;
    if (size > 0 && !(read.digits[read.size - 1] >> rest))
        size--;
    if (size <= LI_SMALL)
        return CPyTagged_Rshift_(left, right);
    digit *digits;
    CPyTagged shifted = li_new(size, &digits);
    for (Py_ssize_t index = 0; index < size; index++) {
        digit above = whole + index + 1 < read.size ? read.digits[whole + index + 1] : 0;
        digits[index] = read.digits[whole + index] >> rest | (above << (PyLong_SHIFT - rest) & PyLong_MASK);
    }
    return shifted;
}

/* Return a large int as mypyc keeps it, or 0 if it may be small. */
static inline CPyTagged li_large(PyObject *object)
{
    Py_ssize_t size = (Py_ssize_t)CPY_LONG_SIZE_SIGNED((PyLongObject *)object);
    return size > LI_SMALL ? (CPyTagged)object | CPY_INT_TAG : 0;
}

static inline CPyTagged li_from(PyObject *object)
{
    CPyTagged large = li_large(object);
    if (!large)
        return CPyTagged_FromObject(object);
    Py_INCREF(object);
    return large;
}

static inline CPyTagged li_steal(PyObject *object)
{
    CPyTagged large = li_large(object);
    return large ? large : CPyTagged_StealFromObject(object);
}

static inline CPyTagged li_borrow(PyObject *object)
{
    CPyTagged large = li_large(object);
    return large ? large : CPyTagged_BorrowFromObject(object);
}

#define LI_BOTH_SMALL(left, right) (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right))

static inline CPyTagged li_and(CPyTagged left, CPyTagged right)
{
    return LI_BOTH_SMALL(left, right) ? left & right : li_and_(left, right);
}

static inline CPyTagged li_or(CPyTagged left, CPyTagged right)
{
    return LI_BOTH_SMALL(left, right) ? left | right : li_or_(left, right);
}

static inline CPyTagged li_xor(CPyTagged left, CPyTagged right)
{
    return LI_BOTH_SMALL(left, right) ? left ^ right : li_xor_(left, right);
}

static inline CPyTagged li_lshift(CPyTagged left, CPyTagged right)
{
    return CPyTagged_CheckShort(left) ? CPyTagged_Lshift(left, right) : li_lshift_(left, right);
}

static inline CPyTagged li_rshift(CPyTagged left, CPyTagged right)
{
    return CPyTagged_CheckShort(left) ? CPyTagged_Rshift(left, right) : li_rshift_(left, right);
}

#define CPyTagged_FromObject li_from
#define CPyTagged_StealFromObject li_steal
#define CPyTagged_BorrowFromObject li_borrow
#define CPyTagged_And li_and
#define CPyTagged_Or li_or
#define CPyTagged_Xor li_xor
#define CPyTagged_Lshift li_lshift
#define CPyTagged_Rshift li_rshift

#endif
#endif
